-- Whoever may change a file may end the addresses that were signed for it.
alter table storage.objects add column addresses_revoked_at timestamptz;
