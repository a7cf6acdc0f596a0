// The process that decodes pictures of strangers, and does nothing else. A picture that breaks its decoder or fills its
// memory takes this process down, not the portal; it knows no secret and no database.
import { encodeFromMaster, encodePhoto } from './encode-photo.ts';
import type { PictureAnswer, PictureTask } from './picture-workshop.ts';

async function perform(task: PictureTask): Promise<PictureAnswer> {
  try {
    if (task.kind === 'file') return { contents: await encodeFromMaster(task.master, task.file) };
    return { photo: await encodePhoto(task.original, task.hash, task.avif) };
  } catch (error) {
    return { failure: String(error) };
  }
}

process.on('message', (task: PictureTask) => {
  void perform(task).then((answer) => process.send?.(answer));
});
// A signal for the whole group is for the portal, which finishes what runs. With the portal gone, this goes too.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit(0));
