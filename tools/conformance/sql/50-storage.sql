-- Buckets of every kind, and who may do what with the objects in them.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  -- Everybody reads by address; people write below a folder of their own.
  ('shelf', 'shelf', true, null, null),
  -- People read and write below a folder of their own.
  ('drawer', 'drawer', false, null, null),
  -- Whoever is signed in reads all, and puts texts in; nobody changes what is there.
  ('board', 'board', false, null, null),
  -- Visitors put in what they may not read.
  ('letterbox', 'letterbox', false, null, null),
  -- Small texts and pictures.
  ('tiny', 'tiny', false, 20000, '{text/plain,image/*}');

create policy suite_buckets_are_seen on storage.buckets for select to authenticated
  using (id in ('shelf', 'drawer', 'board', 'tiny'));
create policy suite_own_folders on storage.objects to authenticated
  using (bucket_id in ('shelf', 'drawer', 'tiny') and (storage.foldername(name))[1] = auth.uid()::text)
  with check (bucket_id in ('shelf', 'drawer', 'tiny') and (storage.foldername(name))[1] = auth.uid()::text);
create policy suite_board_is_read on storage.objects for select to authenticated using (bucket_id = 'board');
create policy suite_board_takes_texts on storage.objects for insert to authenticated
  with check (bucket_id = 'board' and storage.extension(name) = 'txt' and owner = auth.uid());
create policy suite_letters_are_taken on storage.objects for insert to anon with check (bucket_id = 'letterbox');
