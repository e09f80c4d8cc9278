-- Who asks for help may say that nothing can be paid now.
alter table cases drop constraint cases_affordable_check;
alter table cases add constraint cases_affordable_check check (affordable >= 0);
