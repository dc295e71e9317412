-- contract: last used by versions before 0090, which brought the queue of graphile-worker
drop table job;
drop function forward_job();
