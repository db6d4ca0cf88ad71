// libcurl, by which e-mail and notifications are sent.
#pragma once

#include <curl/curl.h>

#include <functional>
#include <string>

#include "people/c_library.h"

namespace trictrac {

using Curl = Owned<CURL, curl_easy_cleanup>;
using CurlList = Owned<curl_slist, curl_slist_free_all>;

// Adds a line to a list.
inline void append(CurlList& list, const std::string& line) {
  list.reset(curl_slist_append(list.release(), line.c_str()));
}

// Ends a transfer after `seconds`, or as soon as `given_up` returns true. Requires that `given_up` outlives
// the transfer.
inline void set_limits(CURL* curl, long seconds, const std::function<bool()>& given_up) {
  const curl_xferinfo_callback keep_waiting = [](void* says, curl_off_t, curl_off_t, curl_off_t, curl_off_t) {
    return (*static_cast<const std::function<bool()>*>(says))() ? 1 : 0;
  };
  curl_easy_setopt(curl, CURLOPT_TIMEOUT, seconds);
  curl_easy_setopt(curl, CURLOPT_NOSIGNAL, 1L);
  curl_easy_setopt(curl, CURLOPT_NOPROGRESS, 0L);
  curl_easy_setopt(curl, CURLOPT_XFERINFOFUNCTION, keep_waiting);
  curl_easy_setopt(curl, CURLOPT_XFERINFODATA, &given_up);
}

}  // namespace trictrac
