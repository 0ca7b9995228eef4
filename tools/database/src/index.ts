export { findFreePort, isFreePort, isGivenToClients } from './free-port.ts';
export { POSTGRES_MAJOR, startCluster } from './start-cluster.ts';
export type { Cluster, ClusterOptions } from './start-cluster.ts';
