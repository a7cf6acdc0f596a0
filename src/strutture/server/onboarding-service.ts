/** Keeps what the payment provider says of an owner's account with all strutture of theirs (PRODUCT.md § 4). */
export { updateOnboarding } from './onboarding-repository.ts';
