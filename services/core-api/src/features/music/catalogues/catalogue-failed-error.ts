import type { CatalogueFailure } from '@reflectory/contracts/music';

/** A catalogue or a piece of one cannot be had, and why. */
export class CatalogueFailedError extends Error {
  readonly failure: CatalogueFailure;

  constructor(failure: CatalogueFailure) {
    super(failure);
    this.failure = failure;
    this.name = 'CatalogueFailedError';
  }
}
