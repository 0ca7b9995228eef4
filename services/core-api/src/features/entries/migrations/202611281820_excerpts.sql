-- What a list shows of an entry is the beginning of its text: a page of long entries is not worth the whole of each.

create function public.excerpt(entry public.entries) returns text
language sql stable set search_path = '' as $$
  select left(entry.text, 600)
$$;
revoke execute on function public.excerpt(public.entries) from public;
grant execute on function public.excerpt(public.entries) to authenticated;
