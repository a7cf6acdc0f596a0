import * as messages from '../../messages/admin.ts';

type ProgressProps = { isRestoring: boolean; percent: number };

/** How much of the archive is read; its end is not the end of the work. */
export function Progress({ isRestoring, percent }: ProgressProps) {
  const read = Math.min(100, Math.floor(percent));
  const sentence = isRestoring && read === 100 ? messages.restoringLabel : messages.archiveReadProgress(read);
  return (
    <div className="admin-restoration-progress">
      <p className="num">{sentence}</p>
      <progress value={read} max={100} aria-label={sentence} />
    </div>
  );
}
