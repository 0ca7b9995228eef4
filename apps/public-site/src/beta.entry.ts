import { startBetaForm } from './enhance/beta-form.ts';
import { loadClient } from './flows/service.ts';

const form = document.querySelector<HTMLFormElement>('form[data-form="beta"]');
if (form) startBetaForm(form, loadClient, (path) => location.assign(path));
