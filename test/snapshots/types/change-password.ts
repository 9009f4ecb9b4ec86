/** The form "change-password" as its definitions say. Refresh: npm run forms -- types --write */

/** Canonical values by path when everything asked is answered; what is not always asked may be absent. */
export interface Answers {
  'password.oldPassword': string;
  'password.newPassword': string;
  'password.confirmPassword': string;
}

/** Bodies by operation. */
export interface Payloads {
  checkNewPassword: {
    newPassword: string;
  };
  changePassword: {
    oldPassword: string;
    newPassword: string;
  };
}
