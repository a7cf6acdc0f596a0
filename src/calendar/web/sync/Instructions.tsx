import { PLATFORMS } from '../../rules/feed.ts';
import { syncMessages } from '../../sync-messages.it.ts';

/** Where each platform keeps its address, and where ours goes (PRODUCT.md § 2). */
export function Instructions() {
  return (
    <details className="calendar-where-ical">
      <summary>{syncMessages.doveTrovo}</summary>
      <div>
        {PLATFORMS.map((platform) => {
          const { copia, incolla } = syncMessages.istruzioni[platform];
          return (
            <section key={platform}>
              <h4>{syncMessages.piattaforme[platform]}</h4>
              <ol>
                {copia.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <p className="muted">{incolla}</p>
            </section>
          );
        })}
        <p className="tra-loro">{syncMessages.traLoro}</p>
      </div>
    </details>
  );
}
