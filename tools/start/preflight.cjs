'use strict';
// Plain old JavaScript: it must also run on a Node that is too old for everything else.
var NODE_NEEDED = [20, 19];
var NPM_NEEDED = [10, 0];

function isOlder(version, needed) {
  var parts = version.split('.').map(Number);
  return parts[0] < needed[0] || (parts[0] === needed[0] && parts[1] < needed[1]);
}

function refuse(line) {
  process.stderr.write(line + '\n');
  process.exit(1);
}

var isInstalling = process.env.npm_lifecycle_event === 'preinstall';
var npm = /npm\/(\d+\.\d+\.\d+)/.exec(process.env.npm_config_user_agent || '');

if (isOlder(process.versions.node, NODE_NEEDED)) {
  refuse(
    'Node ' + process.versions.node + ' is too old: Node ' + NODE_NEEDED.join('.') + ' or newer is needed.',
  );
}
if (npm && isOlder(npm[1], NPM_NEEDED)) {
  refuse('npm ' + npm[1] + ' is too old: npm ' + NPM_NEEDED.join('.') + ' or newer is needed.');
}
if (!isInstalling && isOlder(process.versions.node, [24, 0])) {
  refuse('Node 24 is not installed here: run "npm ci" first, with install scripts allowed.');
}
