/** What screens use of the router, once for shell and remotes; without this list the whole library would be in the shell. */
export {
  createBrowserRouter,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  RouterProvider,
  useBlocker,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'whole/react-router-dom';
