// The process that decodes pictures of strangers, and does nothing else. A picture that breaks its decoder or fills its
// memory takes this process down, not the portal; it knows no secret and no database.
import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { encodeFromMaster, encodePhoto, encodeShared, findFocusOf } from './encode-photo.ts';
import type { PictureAnswer, PictureTask } from './picture-encoder.ts';

async function perform(task: PictureTask): Promise<PictureAnswer> {
  try {
    if (task.kind === 'file') return { contents: await encodeFromMaster(task.master, task.file) };
    if (task.kind === 'focus') return { focus: await findFocusOf(task.photo) };
    if (task.kind === 'shared') return { contents: await encodeShared(task.photo) };
    return { photo: await encodePhoto(task.original, task.hash, task.mode) };
  } catch (error) {
    return { failure: String(error) };
  }
}

/** Who waits for a page goes before who waits for a picture; and when memory runs out, this process is the first to go. */
function lowerPriority(): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  // 40 megapixels of AVIF take 800 MB.
  if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000');
}

try {
  lowerPriority();
} catch {
  // A wish: a machine that does not allow it is served all the same.
}

process.on('message', (task: PictureTask) => {
  void perform(task).then((answer) => process.send?.(answer));
});
// A signal for the whole group is for the portal, which finishes what runs. With the portal gone, this goes too.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));
