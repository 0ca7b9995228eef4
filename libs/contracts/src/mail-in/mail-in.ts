/** Begins the address, so that whoever finds one knows what it is. */
export const MAIL_TOKEN_PREFIX = 'rfm_';
/** Mail programs and servers write addresses in small letters as they like: so is every one of ours. */
export const MAIL_TOKEN_PATTERN = /^rfm_[0-9a-f]{48}$/;

/** Bytes of a mail, with all that is in it. */
export const MAIL_MAX_BYTES = 5 * 1024 * 1024;
/** Characters of a mail that is held; one that becomes an entry at once may have what an entry may. */
export const HELD_MAIL_MAX_CHARACTERS = 200_000;
/** Pictures that are taken of a mail. */
export const MAIL_PICTURES_MAX = 10;
