import { locationsMessages } from '../../../locations/messages.it.ts';
import type { LoadState } from '../../../locations/web/use-loaded.ts';
import { RetryNote } from '../../../ui/RetryNote.tsx';
import { formMessages } from '../../form-messages.it.ts';

type LoadStep = { loaded: LoadState<unknown>; retry: () => void };
type PlaceStatusProps = { regioni: LoadStep; province: LoadStep; comuni: LoadStep };

/** What the places are doing, said; what failed, with a way to try again. */
export function PlaceStatus({ regioni, province, comuni }: PlaceStatusProps) {
  const steps = [
    { step: regioni, loading: formMessages.regioniInCaricamento, failed: formMessages.regioniNonCaricate },
    { step: province, loading: formMessages.provinceInCaricamento, failed: locationsMessages.provinceNonCaricate },
    { step: comuni, loading: formMessages.cittaInCaricamento, failed: locationsMessages.cittaNonCaricate },
  ];
  const failure = steps.find(({ step }) => step.loaded.kind === 'failed');
  return (
    <>
      <p role="status" className="sr">
        {steps.find(({ step }) => step.loaded.kind === 'loading')?.loading}
      </p>
      {failure && <RetryNote sentence={failure.failed} onRetry={failure.step.retry} />}
    </>
  );
}
