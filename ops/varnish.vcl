# Varnish 7 in front of a portal, or of nginx in front of several. The portals need
#   CDN_PROVIDER=http  CDN_PURGE_URL=http://127.0.0.1:6081/  TRUST_PROXY=1 (one more for each proxy in between).
# TLS is for whoever stands in front of Varnish (hitch, nginx, Caddy), which then counts in TRUST_PROXY, too.
vcl 4.1;

backend portal {
  .host = "127.0.0.1";
  .port = "3001";
  # A search may take four seconds, a photo that is sent longer.
  .first_byte_timeout = 75s;
}

# Where the portals are: nobody else may drop pages.
acl portals {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ portals) { return (synth(405)); }
    # Tags are words of these letters: a ban reads them as a pattern.
    if (req.http.Surrogate-Key !~ "^[a-z0-9: ]+$") { return (synth(400)); }
    ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Surrogate-Key, " +", "|") + ")(\s|$)");
    return (synth(200));
  }
  if (req.method == "GET" || req.method == "HEAD") {
    # A photo's address means one picture for ever, whoever asks: no cookie changes it, and nothing ever drops it.
    if (req.url ~ "^/foto/") { unset req.http.Cookie; return (hash); }
    # Whoever brings a cookie of ours is shown a page of their own. No server of ours reads any other.
    if (req.http.Cookie ~ "__Host-") { return (pass); }
    unset req.http.Cookie;
  }
}

sub vcl_backend_response {
  # What is over is not shown a moment longer, nor while a new one is made.
  set beresp.grace = 0s;
}

sub vcl_deliver {
  # Those behind Varnish cannot be told to drop a page: they ask each time.
  if (resp.http.Surrogate-Key) {
    set resp.http.Cache-Control = "no-cache";
    unset resp.http.Surrogate-Key;
  }
}
