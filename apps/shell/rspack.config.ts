import { shellConfig } from '@reflectory/build';

export default shellConfig({ directory: import.meta.dirname });
