import { paths } from '../../../kernel/paths.ts';
import { Link } from 'react-router';
import { Ticks } from '../shell/Ticks.tsx';
import { textPageLoader } from '../text-page.ts';
import * as messages from '../../messages/visitor.ts';

export const loader = textPageLoader({
  title: messages.badgePageTitle,
  description: messages.badgePageDescription,
  path: paths.badgeSicura,
});

export { readHead as meta } from '../read-head.ts';

export default function BadgeSicuraPage() {
  return (
    <div className="wrap page">
      <h1>{messages.badgePageTitle}</h1>
      <p className="lead">{messages.badgeMeaning}</p>
      <h2>{messages.badgeBenefitsTitle}</h2>
      <Ticks points={messages.badgeBenefits} />
      <h2>{messages.badgeLimitsTitle}</h2>
      <Ticks points={messages.badgeLimits} />
      <p className="mt-6 row-f">
        <Link to={paths.termini}>{messages.bookingTermsLink}</Link>
        <Link to={paths.comeOrdiniamo}>{messages.rankingPageLink}</Link>
      </p>
    </div>
  );
}
