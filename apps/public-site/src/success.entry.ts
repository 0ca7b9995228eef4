import { startSuccessPage } from './enhance/success-page.ts';
import { loadClient } from './flows/service.ts';

const root = document.querySelector<HTMLElement>('[data-success]');
if (root) void startSuccessPage(root, loadClient, (path) => location.replace(path));
