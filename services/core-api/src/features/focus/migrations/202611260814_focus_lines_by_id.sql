-- A line that a device kept is sent with its id, whether or not it is there already.
grant update (id) on public.focus_intentions to authenticated;
