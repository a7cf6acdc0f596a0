/** Keeps what the payment provider says of an owner's account with all strutture of theirs (specification section 4). */
export { updateOnboarding } from './onboarding-repository.ts';
