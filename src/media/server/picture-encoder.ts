import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { AppError } from '../../kernel/calls/app-error.ts';
import { CENTRE, type FocalPoint } from '../rules/focal-point.ts';
import type { PictureFault } from '../rules/picture-faults.ts';
import type { PhotoFile } from '../rules/photo-files.ts';
import type { EncodingMode, EncodedPhoto } from './encode-photo.ts';
import { createProcessPool } from './process-pool.ts';
import { visitorMessages } from '../../kernel/messages/by-request.ts';

export type PictureTask =
  | { kind: 'photo'; original: Uint8Array; hash: string; mode: EncodingMode }
  | { kind: 'file'; master: Uint8Array; file: PhotoFile }
  | { kind: 'shared'; photo: Uint8Array }
  | { kind: 'focus'; photo: Uint8Array };
export type PictureAnswer =
  | { photo: EncodedPhoto | PictureFault }
  | { contents: Uint8Array }
  | { focus: FocalPoint }
  | { failure: string };

export type PictureEncoder = {
  encodePhoto(original: Uint8Array, hash: string, mode: EncodingMode): Promise<EncodedPhoto | PictureFault>;
  encodeFromMaster(master: Uint8Array, file: PhotoFile): Promise<Uint8Array>;
  encodeShared(photo: Uint8Array): Promise<Uint8Array>;
  findFocus(photo: Uint8Array): Promise<FocalPoint>;
};

const PROGRAM = join(import.meta.dirname, 'picture-process.ts');
/** Timeout of a task in ms. A task takes a second or two, so a process that exceeds the timeout is stuck. */
const TASK_TIMEOUT = 30_000;
const RETRY_AFTER = 10;

function encoderFailure(reason: string): AppError {
  return new AppError('SERVIZIO_NON_DISPONIBILE', visitorMessages().serviceUnavailable, {
    retryAfter: RETRY_AFTER,
    cause: new Error(`a picture was not encoded: ${reason}`),
  });
}

async function perform(worker: ChildProcess, task: PictureTask, timeout: number): Promise<PictureAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<PictureAnswer>();
  const fail = (reason: string) => reject(encoderFailure(reason));
  // oxlint-disable-next-line typescript/consistent-type-assertions -- written by our own process
  const onMessage = (answer: unknown) => resolve(answer as PictureAnswer);
  const onExit = (code: number | null, signal: string | null) => fail(`its process ended (${signal ?? code})`);
  const onError = (error: Error) => fail(error.message);
  const timer = setTimeout(() => fail('it took too long'), timeout);
  worker.on('message', onMessage).on('exit', onExit).on('error', onError);
  worker.send(task, (error) => {
    if (error !== null) fail(error.message);
  });
  try {
    return await promise;
  } catch (error) {
    worker.kill('SIGKILL');
    throw error;
  } finally {
    clearTimeout(timer);
    worker.off('message', onMessage).off('exit', onExit).off('error', onError);
  }
}

export function createPictureEncoder({ program = PROGRAM, taskTimeout = TASK_TIMEOUT } = {}): PictureEncoder {
  const pool = createProcessPool(program);

  async function run(task: PictureTask): Promise<PictureAnswer> {
    const worker = pool.acquire();
    const answer = await perform(worker, task, taskTimeout);
    pool.release(worker);
    if ('failure' in answer) throw encoderFailure(answer.failure);
    return answer;
  }

  async function contentsOf(task: PictureTask): Promise<Uint8Array> {
    const answer = await run(task);
    return 'contents' in answer ? answer.contents : new Uint8Array();
  }

  return {
    async encodePhoto(original, hash, mode) {
      const answer = await run({ kind: 'photo', original, hash, mode });
      return 'photo' in answer ? answer.photo : 'nonValida';
    },
    encodeFromMaster: (master, file) => contentsOf({ kind: 'file', master, file }),
    encodeShared: (photo) => contentsOf({ kind: 'shared', photo }),
    async findFocus(photo) {
      const answer = await run({ kind: 'focus', photo });
      return 'focus' in answer ? answer.focus : CENTRE;
    },
  };
}
