// This process decodes untrusted pictures, so it has no access to secrets or the database.
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

/** Lowers the priority of this process, so that page requests take precedence. */
function lowerPriority(): void {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  // Makes the kernel kill this process first if memory runs out, because AVIF encoding takes up to 800 MB.
  if (process.platform === 'linux') writeFileSync('/proc/self/oom_score_adj', '1000');
}

try {
  lowerPriority();
} catch {
  // Failures are ignored, because some machines do not allow a process to change these values.
}

process.on('message', (task: PictureTask) => {
  void perform(task).then((answer) => process.send?.(answer));
});
// Ignores signals to the process group, because the portal needs this process to finish its work.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));
