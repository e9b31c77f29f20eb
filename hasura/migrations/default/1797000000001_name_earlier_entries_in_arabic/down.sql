-- The names go with their column.
set local lock_timeout = '3s';
