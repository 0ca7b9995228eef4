/** Id of the `<script type="application/json">` element that carries the boot manifest. */
export const BOOT_MANIFEST_ELEMENT_ID = 'boot-manifest';
