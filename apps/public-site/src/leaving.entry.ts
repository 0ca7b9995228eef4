import { startLeavingPage } from './enhance/leaving-page.ts';
import { readBootManifest } from './flows/service.ts';

const root = document.querySelector<HTMLElement>('[data-leaving]');
if (root) void startLeavingPage(root, readBootManifest().service);
