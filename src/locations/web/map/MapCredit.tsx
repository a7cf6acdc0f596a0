import * as messages from '../../messages/visitor.ts';

export function MapCredit() {
  return (
    <p className="locations-map-credit">
      <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">
        {messages.mapAttribution}
      </a>
    </p>
  );
}
