import * as messages from '../messages/visitor.ts';
export function NoPhoto() {
  return (
    <div className="media-no-photo">
      <svg viewBox="0 0 120 110" aria-hidden="true" fill="none" stroke="currentColor">
        <path d="M22 104V44a38 38 0 0 1 76 0v60z" strokeWidth="3" strokeDasharray="7 6" />
        <path d="M60 104V8M22 62h76" strokeWidth="2.5" strokeDasharray="6 6" />
      </svg>
      <span>{messages.photosComingSoon}</span>
    </div>
  );
}
