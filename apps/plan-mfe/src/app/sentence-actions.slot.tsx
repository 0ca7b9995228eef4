import SentenceActions from '../shared/from-sentence/sentence-actions.slot.tsx';
import { withGrownKinds } from './grown-kinds.tsx';

export default withGrownKinds(SentenceActions);
