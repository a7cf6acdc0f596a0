export const loadSubmissionDialog = null;
