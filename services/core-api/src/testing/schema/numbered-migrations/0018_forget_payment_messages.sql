-- A message older than five minutes is refused, and Stripe gives one up after three days: what was noted longer ago
-- protects nothing any more.
grant delete on app.billing_events to billing_admin;
