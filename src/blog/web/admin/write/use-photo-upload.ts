import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { chooseFiles } from '../../../../media/rules/choose-files.ts';
import { type UploadShare, uploadPhoto } from '../../../../media/web/upload/upload-photo.ts';
import * as mediaMessages from '../../../../media/messages/visitor.ts';
import * as mediaOwnerMessages from '../../../../media/messages/owner.ts';

export type UploadState =
  | { kind: 'idle' }
  | { kind: 'uploading'; share: UploadShare }
  | { kind: 'failed'; sentence: string };

export function usePhotoUpload(onStored: (url: string) => void) {
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);
  const store = useEffectEvent(onStored);
  const [stored, setStored] = useState<string | null>(null);
  useEffect(() => {
    if (stored !== null) store(stored);
  }, [stored]);
  useEffect(() => () => running.current?.abort(), []);

  const begin = async (file: File) => {
    running.current?.abort();
    setStored(null);
    const [refused] = chooseFiles([file], 0).refused;
    if (refused) return setState({ kind: 'failed', sentence: mediaMessages.photoFaults[refused.fault](refused.name) });
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ kind: 'uploading', share: 0 });
    const answer = await uploadPhoto(file, signal, (share) => setState({ kind: 'uploading', share }));
    if (signal.aborted) return;
    if (answer.ok) {
      setState({ kind: 'idle' });
      return setStored(answer.url);
    }
    const sentence = answer.fault
      ? answer.detail || mediaMessages.photoFaults[answer.fault](file.name)
      : mediaOwnerMessages.fileNotUploaded(file.name, answer.detail || mediaOwnerMessages.connectionLost);
    setState({ kind: 'failed', sentence });
  };
  const cancel = () => {
    running.current?.abort();
    setState({ kind: 'idle' });
  };
  return { state, begin: (file: File) => void begin(file), cancel };
}
