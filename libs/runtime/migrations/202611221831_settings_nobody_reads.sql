-- The consoles that a person is shown are the gateway's to know; policies ask for permissions.
-- Contract step: no release reads the setting.
drop function app.role();
