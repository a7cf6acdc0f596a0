import { PLATFORMS } from '../../rules/feed.ts';
import * as messages from '../../messages/owner.ts';

/** Where each platform keeps its address, and where ours goes (PRODUCT.md § 2). */
export function Instructions() {
  return (
    <details className="calendar-where-ical">
      <summary>{messages.feedUrlHelpTitle}</summary>
      <div>
        {PLATFORMS.map((platform) => {
          const { copia, incolla } = messages.feedUrlInstructions[platform];
          return (
            <section key={platform}>
              <h4>{messages.platformNames[platform]}</h4>
              <ol>
                {copia.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <p className="muted">{incolla}</p>
            </section>
          );
        })}
        <p className="tra-loro">{messages.directPlatformSyncWarning}</p>
      </div>
    </details>
  );
}
