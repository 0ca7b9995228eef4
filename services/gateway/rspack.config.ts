import { serviceConfig } from '@reflectory/build';

export default serviceConfig({ directory: import.meta.dirname, programs: ['main'] });
