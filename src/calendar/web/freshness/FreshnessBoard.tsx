import { formatTime } from '../../../kernel/dates/format-moment.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import type { IconName } from '../../../ui/icons/icon-name.ts';
import type { FreshnessReport } from '../../freshness-contract.ts';
import { PLATFORM_LOOK } from '../sync/feed-name.ts';
import { type FreshnessLine, describeFreshness } from './describe-freshness.ts';
// Imported for the platform colours.
import '../grid/calendar.css';
import './freshness.css';
import * as messages from '../../messages/owner.ts';

type FreshnessBoardProps = {
  report: FreshnessReport;
  isBusy: boolean;
  onRefresh: () => void;
};

export function FreshnessBoard({ report, isBusy, onRefresh }: FreshnessBoardProps) {
  const described = describeFreshness(report);
  return (
    <section className="calendar-freshness" aria-label={messages.freshnessReportTitle}>
      <div className="esordio">
        <p className="muted">{messages.freshnessReportHelp}</p>
        <p className="muted" role="status">
          <time dateTime={report.at}>{messages.updatedAt(formatTime(new Date(report.at)))}</time>
        </p>
        <button type="button" className="btn alt" aria-disabled={isBusy} onClick={() => !isBusy && onRefresh()}>
          <Icon name="arrows-clockwise" />
          {messages.refreshButton}
        </button>
      </div>
      {described.length === 0 ? (
        <p className="card empty">{messages.noPlatformToReport}</p>
      ) : (
        <ul>
          {described.map(({ name, reads, known }, index) => (
            <li key={name} className={`card ${PLATFORM_LOOK[report.platforms[index]?.platform ?? 'altro']}`}>
              <h2>{name}</h2>
              <Lines title={messages.platformReadsTitle} lines={reads} />
              {known.length > 0 && <Lines title={messages.platformDataAgeTitle} lines={known} />}
            </li>
          ))}
        </ul>
      )}
      <p className="muted">{messages.platformReadsHelp}</p>
    </section>
  );
}

const ICONS: Record<FreshnessLine['level'], IconName | null> = {
  ok: 'check-circle',
  plain: null,
  warn: 'warning',
  err: 'warning-circle',
};

function Lines({ title, lines }: { title: string; lines: readonly FreshnessLine[] }) {
  return (
    <div>
      <h3>{title}</h3>
      {lines.map(({ level, text }) => {
        const icon = ICONS[level];
        return (
          <p key={text} className={level}>
            {icon !== null && <Icon name={icon} size={16} />}
            <span>{text}</span>
          </p>
        );
      })}
    </div>
  );
}
