import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerOptions } from '../measuring/server-process.ts';

/** Rights of the one who started it; only root has to say so. */
const user = () => (process.getuid?.() === 0 ? 'user root;' : '');

const configuration = (folder: string, port: number, rest: string) => `
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log crit; ${user()}
events { worker_connections 1024; }
http {
  access_log off; keepalive_requests 10000000; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  ${rest.replaceAll('PORT', String(port))}
}`;

function optionsOf(folder: string, name: string, port: number, core: number, rest: string): ServerOptions {
  const own = join(folder, name);
  mkdirSync(own, { recursive: true });
  const file = join(own, 'nginx.conf');
  writeFileSync(file, configuration(own, port, rest));
  const readyUrl = `http://127.0.0.1:${port}/ready`;
  return { core, program: 'nginx', args: ['-p', own, '-c', file], logFile: join(own, 'log'), readyUrl };
}

/** nginx as a proxy that does nothing else: one worker, connections kept. */
export const nginxProxy = (folder: string, port: number, core: number, target: number): ServerOptions =>
  optionsOf(
    folder,
    'nginx-proxy',
    port,
    core,
    `upstream origin { server 127.0.0.1:${target}; keepalive 64; keepalive_requests 10000000; }
  server {
    listen 127.0.0.1:PORT;
    location / { proxy_pass http://origin; proxy_http_version 1.1; proxy_set_header Connection ""; }
  }`,
  );

/** nginx as the origin: one answer for every call, and the internal questions of a gateway to who knows them. */
export const nginxOrigin = (
  folder: string,
  port: number,
  core: number,
  { body, internal }: { body: string; internal: number },
): ServerOptions =>
  optionsOf(
    folder,
    'nginx-origin',
    port,
    core,
    `server {
    listen 127.0.0.1:PORT;
    location /rest/ { default_type application/json; return 200 '${body}'; }
    location / { proxy_pass http://127.0.0.1:${internal}; proxy_http_version 1.1; proxy_buffering off; proxy_read_timeout 1h; proxy_set_header Host $host; }
  }`,
  );
