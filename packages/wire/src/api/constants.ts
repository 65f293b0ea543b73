/** A password has at least so many characters. */
export const PASSWORD_LENGTH = 10;

/** What a seat is called whose person was deleted; nobody can take it as a name. Clients say it in their language. */
export const DELETED_NAME = 'deleted';
