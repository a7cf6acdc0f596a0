import * as messages from '../messages/visitor.ts';
export function DemoMark() {
  return <span className="media-on-photo demo">{messages.demoImageNote}</span>;
}
