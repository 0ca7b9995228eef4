import { remoteConfig } from '@reflectory/build';

export default remoteConfig({ directory: import.meta.dirname, name: 'flows' });
