import { useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { announce } from '../../../ui/toasts/announce.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { StayPill, type StayPillProps } from './StayPill.tsx';
import * as messages from '../../messages/visitor.ts';

type StayFilterProps = Pick<StayPillProps, 'chosen' | 'label' | 'today'> & {
  hrefOf: (query: string) => string;
};

export function StayFilter({ hrefOf, ...stay }: StayFilterProps) {
  const pill = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const clear = () => {
    pill.current?.focus();
    announce(messages.datesAndGuestsRemoved);
  };
  return (
    <StayPill
      {...stay}
      pill={pill}
      onChoose={(_stay, { query }) => void navigate(hrefOf(query), { preventScrollReset: true })}
    >
      <Link
        className="icb"
        to={hrefOf('')}
        preventScrollReset
        aria-label={messages.removeDatesAndGuestsButton}
        onClick={clear}
      >
        <Icon name="x" />
      </Link>
    </StayPill>
  );
}
