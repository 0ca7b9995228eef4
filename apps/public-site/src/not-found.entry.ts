// The attempted path is logged, as the specification asks (section 2, not-found screen).
console.error('404: no page at', location.pathname);
