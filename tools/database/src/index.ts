export { endWithParent, type EndWithParentOptions } from './end-with-parent.ts';
export { findFreePort, isFreePort, isGivenToClients } from './free-port.ts';
export { identifyProcess, isSameProcess, type ProcessIdentity } from './process-identity.ts';
export { startCluster } from './start-cluster.ts';
export type { Cluster, ClusterOptions } from './start-cluster.ts';
export { writePrivate } from './write-private.ts';
