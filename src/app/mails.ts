import { cancelledGuest } from '../stay/server/mails/cancelled-guest.ts';
import { cancelledOwner } from '../stay/server/mails/cancelled-owner.ts';
import { confirmedGuest } from '../stay/server/mails/confirmed-guest.ts';
import { confirmedOwner } from '../stay/server/mails/confirmed-owner.ts';
import { disputeOwner } from '../stay/server/mails/dispute-owner.ts';
import { lateRefundedGuest } from '../stay/server/mails/late-refunded-guest.ts';
import { lateReleasedGuest } from '../stay/server/mails/late-released-guest.ts';
import { refusedGuest } from '../stay/server/mails/refused-guest.ts';
import { requestExpiredGuest } from '../stay/server/mails/request-expired-guest.ts';
import { requestExpiredOwner } from '../stay/server/mails/request-expired-owner.ts';
import { requestGuest } from '../stay/server/mails/request-guest.ts';
import { requestOwner } from '../stay/server/mails/request-owner.ts';
import { requestReminderOwner } from '../stay/server/mails/request-reminder-owner.ts';
import { alreadySubscribed } from '../blog/server/mails/already-subscribed.ts';
import { newsletterArticle } from '../blog/server/mails/newsletter-article.ts';
import { newsletterConfirmation } from '../blog/server/mails/newsletter-confirmation.ts';
import { dataLink } from '../privacy/server/mails/data-link.ts';
import { erasure } from '../privacy/server/mails/erasure.ts';
import { signInLink } from '../accounts/server/mails/sign-in-link.ts';
import { confirmFromOldAddress } from '../accounts/server/mails/confirm-from-old-address.ts';
import { confirmNewAddress } from '../accounts/server/mails/confirm-new-address.ts';
import { addressTaken } from '../accounts/server/mails/address-taken.ts';
import { addressLeft } from '../accounts/server/mails/address-left.ts';
import { addressTakenOver } from '../accounts/server/mails/address-taken-over.ts';
import { passkeyAdded } from '../accounts/server/mails/passkey-added.ts';
import { adminNotice } from '../accounts/server/mails/admin-notice.ts';
import { browserLink } from '../accounts/server/mails/browser-link.ts';
import { confirmAlertEmail } from '../accounts/server/mails/confirm-alert-email.ts';
import { confirmSubmission } from '../strutture/server/mails/confirm-submission.ts';
import { contactsChanged } from '../strutture/server/mails/contacts-changed.ts';
import { editApproved } from '../strutture/server/mails/edit-approved.ts';
import { editRejected } from '../strutture/server/mails/edit-rejected.ts';
import { listingApproved } from '../strutture/server/mails/listing-approved.ts';
import { listingDeleted } from '../strutture/server/mails/listing-deleted.ts';
import { listingsDeleted } from '../strutture/server/mails/listings-deleted.ts';
import { publicEmail } from '../strutture/server/mails/public-email.ts';
import { requestReceived } from '../strutture/server/mails/request-received.ts';
import { requestRejected } from '../strutture/server/mails/request-rejected.ts';
import { conflictsFound } from '../calendar/server/mails/conflicts-found.ts';
import { feedFailure } from '../calendar/server/mails/feed-failure.ts';
import { massDrop } from '../calendar/server/mails/mass-drop.ts';
import { misreadFeed } from '../calendar/server/mails/misread-feed.ts';
import { unreadableFeeds } from '../calendar/server/mails/unreadable-feeds.ts';
import { restored } from '../admin/server/mails/restored.ts';

/** `owner` contains only emails about bookings. Other emails to owners are in `account`, `listing` and `feed`. */
export const MAILS = {
  guest: {
    confirmed_guest: confirmedGuest,
    request_guest: requestGuest,
    refused_guest: refusedGuest,
    request_expired_guest: requestExpiredGuest,
    cancelled_guest: cancelledGuest,
    late_refunded_guest: lateRefundedGuest,
    late_released_guest: lateReleasedGuest,
  },
  owner: {
    confirmed_owner: confirmedOwner,
    request_owner: requestOwner,
    request_reminder_owner: requestReminderOwner,
    request_expired_owner: requestExpiredOwner,
    cancelled_owner: cancelledOwner,
    dispute_owner: disputeOwner,
  },
  account: {
    signInLink,
    confirmFromOldAddress,
    confirmNewAddress,
    addressTaken,
    addressLeft,
    addressTakenOver,
    passkeyAdded,
  },
  listing: {
    confirmSubmission,
    requestReceived,
    requestRejected,
    listingApproved,
    editApproved,
    editRejected,
    contactsChanged,
    listingDeleted,
    listingsDeleted,
    publicEmail,
    restored,
  },
  feed: { conflictsFound, feedFailure, misreadFeed, massDrop, unreadableFeeds },
  admin: { adminNotice, browserLink, confirmAlertEmail },
  reader: { newsletterConfirmation, alreadySubscribed, newsletterArticle },
  person: { dataLink, erasure },
};
