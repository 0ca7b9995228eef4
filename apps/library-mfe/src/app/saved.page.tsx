import { Navigate } from 'react-router-dom';
import { addressOf } from './addresses.ts';

/** What is saved stands in the library itself, under its filter. */
export default function SavedPage() {
  return <Navigate to={addressOf(null, true)} replace />;
}
