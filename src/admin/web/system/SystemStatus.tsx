import { useId } from 'react';
import { Link } from 'react-router';
import { useRead } from '../../../api/use-read.ts';
import { AdminQueryScope } from '../../../accounts/web/admin/AdminQueryScope.tsx';
import { ADMIN, ADMIN_RESTORE } from '../../../kernel/pages/admin-paths.ts';
import { GuardFrame } from '../../../accounts/web/admin/GuardFrame.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { IconName } from '../../../ui/icons/icon-name.ts';
import type { Finding, SystemReport } from '../../system-status-contract.ts';
import type { SystemState as State } from '../../rules/verdict.ts';
import { LoadFailure } from '../panel/LoadFailure.tsx';
import { TestMailForm } from './TestMailForm.tsx';
import './system.css';
import * as messages from '../../messages/admin.ts';

export function SystemStatus() {
  return (
    <AdminQueryScope>
      <SystemStatusCards />
    </AdminQueryScope>
  );
}

function SystemStatusCards() {
  const { data, phase, reload } = useRead('GET /api/admin/stato', {});
  const isLooking = phase === 'loading';
  return (
    <GuardFrame>
      <div className="wrap admin-house">
        <header className="tt">
          <h1>{messages.systemStatusTitle}</h1>
          <Link className="btn alt sm" to={ADMIN}>
            <Icon name="caret-left" />
            {messages.backToPanelLink}
          </Link>
        </header>
        {phase === 'failed' && <LoadFailure sentence={messages.systemStatusNotLoaded} onRetry={() => void reload()} />}
        {data === null && isLooking && <p className="admin-loading">{messages.systemStatusLoading}</p>}
        {data !== null && <Report report={data.data} isLooking={isLooking} onLook={() => void reload()} />}
        <p>
          <Link className="btn alt" to={ADMIN_RESTORE}>
            <Icon name="arrows-clockwise" />
            {messages.restoreFromArchiveTitle}
          </Link>
        </p>
        <TestMailForm />
      </div>
    </GuardFrame>
  );
}

const GROUPS: readonly { stato: State; title: string; icon: IconName }[] = [
  { stato: 'guasto', title: messages.toRepairTitle, icon: 'warning-circle' },
  { stato: 'attenzione', title: messages.toLookAtTitle, icon: 'warning' },
  { stato: 'bene', title: messages.healthyTitle, icon: 'check-circle' },
];
const NOTES: Record<State, string> = { bene: 'note ok', attenzione: 'note warn', guasto: 'note err-n' };

type ReportProps = { report: SystemReport; isLooking: boolean; onLook: () => void };

function Report({ report: { stato, controllato, voci }, isLooking, onLook }: ReportProps) {
  return (
    <>
      <div className="admin-house-head">
        <p className={NOTES[stato]} role="status">
          <Icon name={GROUPS.find((group) => group.stato === stato)?.icon ?? 'info'} />
          <span>{messages.systemStatusSummaries[stato]}</span>
        </p>
        <p className="muted">{messages.checkedAt(controllato)}</p>
        <button type="button" className="btn alt sm" disabled={isLooking} onClick={onLook}>
          <Icon name="arrows-clockwise" />
          {messages.checkAgainButton}
        </button>
      </div>
      {GROUPS.map((group) => (
        <Group key={group.stato} {...group} findings={voci.filter((finding) => finding.stato === group.stato)} />
      ))}
    </>
  );
}

function Group({ stato, title, icon, findings }: (typeof GROUPS)[number] & { findings: readonly Finding[] }) {
  const id = useId();
  if (findings.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={`admin-house-list ${stato}`}>
        {findings.map(({ parte, frase, rimedio }) => (
          <li key={`${parte} ${frase}`}>
            <Icon name={icon} />
            <div>
              <p>{frase}</p>
              {rimedio !== null && <p className="muted">{rimedio}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
