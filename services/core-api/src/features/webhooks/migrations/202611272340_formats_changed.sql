-- An address that was taken for another kind is told in its own form from then on.
grant update (format) on public.webhooks to authenticated;
