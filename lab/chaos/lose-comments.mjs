// Preload that plants a fault in a portal: comments are acknowledged but not stored.
import pg from 'pg';

const { query } = pg.Client.prototype;
const withComment = new WeakSet();

pg.Client.prototype.query = function (statement, ...rest) {
  const { text } = typeof statement === 'string' ? { text: statement } : statement;
  if (text?.includes('insert into blog_comments')) withComment.add(this);
  const isLost = text === 'commit' && withComment.delete(this);
  if (!isLost) return query.call(this, statement, ...rest);
  return query.call(this, 'rollback').then((result) => Object.assign(result, { command: 'COMMIT' }));
};
