-- Where maps are listed, invitations to them are offered.
insert into app.object_lists values ('mindmap', '/mindmaps');
