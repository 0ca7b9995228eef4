export { createPaymentEventsRouter } from './payment-events-router.ts';
export { createPaymentEventsService } from './payment-events.service.ts';
