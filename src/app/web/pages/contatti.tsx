import { OwnersLink } from '../../../ui/OwnersLink.tsx';
import { paths } from '../../../kernel/paths.ts';
import { Link } from 'react-router';
import { textPageLoader } from '../text-page.ts';
import * as messages from '../../messages/visitor.ts';

export const loader = textPageLoader({
  title: messages.contactsLabel,
  description: messages.contactsPageDescription,
  path: paths.contatti,
});

export { readHead as meta } from '../read-head.ts';

export default function ContattiPage() {
  return (
    <div className="wrap page">
      <h1>{messages.contactsLabel}</h1>
      <p className="lead">{messages.contactsIntroduction}</p>
      <h2>{messages.contactsHomeTitle}</h2>
      <p>{messages.contactsHomeText}</p>
      <h2>{messages.contactsBookingTitle}</h2>
      <p>{messages.contactsBookingText}</p>
      <h2>{messages.contactsOwnerTitle}</h2>
      <p>
        {messages.contactsOwnerText} <OwnersLink page="proprietario">{messages.ownerAreaLink}</OwnersLink>
      </p>
      <h2>{messages.yourDataLabel}</h2>
      <p>
        {messages.contactsDataText} <Link to={paths.iMieiDati}>{messages.yourDataLabel}</Link>
      </p>
      <h2>{messages.contactsOperatorTitle}</h2>
      <p>
        {messages.contactsOperatorText} <Link to={paths.privacy}>{messages.privacyLink}</Link>
      </p>
    </div>
  );
}
