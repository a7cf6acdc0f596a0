import { Link } from 'react-router';
import { OWNER_AREA } from './return-path.ts';
import * as messages from '../../messages/owner.ts';

type BreadcrumbProps = {
  above?: { to: string; label: string } | undefined;
  here?: string;
};

export function Breadcrumb({ above, here }: BreadcrumbProps) {
  return (
    <nav aria-label={messages.breadcrumbLabel}>
      <ol className="crumb">
        <li>
          <Link to={OWNER_AREA}>{messages.myListingsTitle}</Link>
        </li>
        {above && (
          <li>
            <Link to={above.to}>{above.label}</Link>
          </li>
        )}
        {here !== undefined && <li aria-current="page">{here}</li>}
      </ol>
    </nav>
  );
}
